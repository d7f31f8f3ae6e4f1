import { type Examples, Focused, Hovered } from '../../ui/example/examples.tsx'
import { Paging } from './paging.tsx'

const addressOf = (page: number) => `/articles?page=${page}`

export const pagingExamples: Examples = {
  'first of two': <Paging page={1} pages={2} addressOf={addressOf} />,
  'in the middle of many': <Paging page={50} pages={1000} addressOf={addressOf} />,
  'last of many': <Paging page={1000} pages={1000} addressOf={addressOf} />,
  'only one page: nothing': <Paging page={1} pages={1} addressOf={addressOf} />,
  hovered: (
    <Hovered>
      <Paging page={2} pages={5} addressOf={addressOf} />
    </Hovered>
  ),
  focused: (
    <Focused>
      <Paging page={2} pages={5} addressOf={addressOf} />
    </Focused>
  ),
}
