import type { ContentVersion } from '../database/content-version.ts'
import { type FocalStyles, focalStyles } from '../images/focal-styles.ts'
import { createImages, type Images } from '../images/images.ts'
import { openImageStore } from '../images/open-image-store.ts'
import { createPictureRenderer } from '../images/picture-renderer.ts'
import { createSocialImages, type SocialImages } from '../social-images/social-images.ts'
import type { SharedParts } from './shared-parts.ts'

/** The services for pictures. */
export type Pictures = {
  images: Images
  /** Styles that crop pictures around their focal points, cached per content version. */
  focalStyles(): Promise<FocalStyles | undefined>
  socialImages: SocialImages
}

type Parts = SharedParts & {
  contentVersion: ContentVersion
}

/** The caller stops `socialImages`. */
export async function createPictures(parts: Parts): Promise<Pictures> {
  const { settings, clock, log, contentVersion } = parts
  const images = createImages({
    ...parts,
    siteUrl: settings.siteUrl,
    store: await openImageStore(settings, log),
    renderer: createPictureRenderer(),
  })
  return {
    images,
    focalStyles: contentVersion.remember(async () =>
      focalStyles(await images.library.focalPoints()),
    ),
    socialImages: createSocialImages({ clock, log, readImage: images.read }),
  }
}
