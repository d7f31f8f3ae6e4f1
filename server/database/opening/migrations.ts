import * as articles from '../migrations/001-articles.ts'
import * as messages from '../migrations/002-messages.ts'
import * as logIn from '../migrations/003-log-in.ts'
import * as images from '../migrations/004-images.ts'
import * as contentVersion from '../migrations/005-content-version.ts'
import * as listsAndSearch from '../migrations/006-lists-and-search.ts'
import * as listsByValue from '../migrations/007-lists-by-value.ts'
import * as listBlocks from '../migrations/008-list-blocks.ts'
import * as countMatches from '../migrations/009-count-matches.ts'
import * as newestMatches from '../migrations/010-newest-matches.ts'
import * as whatKeysWereFor from '../migrations/011-what-keys-were-for.ts'
import * as noListBlocks from '../migrations/012-no-list-blocks.ts'
import * as keptAssets from '../migrations/013-kept-assets.ts'
import * as contentChanges from '../migrations/014-content-changes.ts'
import * as panelFilters from '../migrations/015-panel-filters.ts'
import * as codesOfKnownBrowsers from '../migrations/016-codes-of-known-browsers.ts'
import * as drafts from '../migrations/017-drafts.ts'
import * as samples from '../migrations/018-samples.ts'
import * as references from '../migrations/019-references.ts'
import * as reviews from '../migrations/020-reviews.ts'
import * as whereDoctorsWork from '../migrations/021-where-doctors-work.ts'
import * as people from '../migrations/022-people.ts'
import * as passkeys from '../migrations/023-passkeys.ts'
import * as desk from '../migrations/024-desk.ts'
import * as pictureLibrary from '../migrations/025-picture-library.ts'
import * as picturesInTexts from '../migrations/026-pictures-in-texts.ts'
import * as alternativeTexts from '../migrations/027-alternative-texts-on-pages.ts'
import * as deskCounts from '../migrations/028-desk-counts.ts'
import * as versionsToThin from '../migrations/029-versions-to-thin.ts'
import * as boundedConversations from '../migrations/031-bounded-conversations.ts'
import * as entriesOfLists from '../migrations/032-entries-of-lists.ts'
import * as answersOfReviewers from '../migrations/034-answers-of-reviewers.ts'
import * as confirmedReviewers from '../migrations/035-confirmed-reviewers.ts'
import * as objections from '../migrations/036-objections.ts'
import * as endedPreviewLinks from '../migrations/037-ended-preview-links.ts'
import * as exactSignatures from '../migrations/038-exact-signatures.ts'
import * as newsletter from '../migrations/041-newsletter.ts'
import * as deskWaiting from '../migrations/043-desk-waiting.ts'
import * as deskPresence from '../migrations/044-desk-presence.ts'
import * as visits from '../migrations/045-visits.ts'
import * as searches from '../migrations/046-searches.ts'
import * as rooms from '../migrations/047-rooms.ts'
import * as erasures from '../migrations/048-erasures.ts'
import * as siteWords from '../migrations/050-site-words.ts'
import * as legalVersions from '../migrations/051-legal-versions.ts'
import * as redirects from '../migrations/052-redirects.ts'
import * as mailsThatBegin from '../migrations/053-mails-that-begin.ts'
import * as lanesOfMail from '../migrations/054-lanes-of-mail.ts'
import * as schedulesAndPicturesOfWords from '../migrations/055-schedules-and-pictures-of-words.ts'
import * as remarks from '../migrations/058-remarks.ts'

/** All migrations, in the order in which they run. */
export const migrations = {
  '001-articles': articles,
  '002-messages': messages,
  '003-log-in': logIn,
  '004-images': images,
  '005-content-version': contentVersion,
  '006-lists-and-search': listsAndSearch,
  '007-lists-by-value': listsByValue,
  '008-list-blocks': listBlocks,
  '009-count-matches': countMatches,
  '010-newest-matches': newestMatches,
  '011-what-keys-were-for': whatKeysWereFor,
  '012-no-list-blocks': noListBlocks,
  '013-kept-assets': keptAssets,
  '014-content-changes': contentChanges,
  '015-panel-filters': panelFilters,
  '016-codes-of-known-browsers': codesOfKnownBrowsers,
  '017-drafts': drafts,
  '018-samples': samples,
  '019-references': references,
  '020-reviews': reviews,
  '021-where-doctors-work': whereDoctorsWork,
  '022-people': people,
  '023-passkeys': passkeys,
  '024-desk': desk,
  '025-picture-library': pictureLibrary,
  '026-pictures-in-texts': picturesInTexts,
  '027-alternative-texts-on-pages': alternativeTexts,
  '028-desk-counts': deskCounts,
  '029-versions-to-thin': versionsToThin,
  '031-bounded-conversations': boundedConversations,
  '032-entries-of-lists': entriesOfLists,
  '034-answers-of-reviewers': answersOfReviewers,
  '035-confirmed-reviewers': confirmedReviewers,
  '036-objections': objections,
  '037-ended-preview-links': endedPreviewLinks,
  '038-exact-signatures': exactSignatures,
  '041-newsletter': newsletter,
  '043-desk-waiting': deskWaiting,
  '044-desk-presence': deskPresence,
  '045-visits': visits,
  '046-searches': searches,
  '047-rooms': rooms,
  '048-erasures': erasures,
  '050-site-words': siteWords,
  '051-legal-versions': legalVersions,
  '052-redirects': redirects,
  '053-mails-that-begin': mailsThatBegin,
  '054-lanes-of-mail': lanesOfMail,
  '055-schedules-and-pictures-of-words': schedulesAndPicturesOfWords,
  '058-remarks': remarks,
}
