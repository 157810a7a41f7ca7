import { useEffect } from 'react'

const id = 'changements'
const wordsOf = (count: number) =>
  count > 1 ? ' changements pas encore en ligne' : ' changement pas encore en ligne'

/** The number of unpublished changes in the menu. */
export function ChangesCount({ count }: { count: number }) {
  return (
    <>
      {' '}
      <b id={id} hidden={count === 0}>
        <span>{count}</span>
        <span className="visually-hidden">{wordsOf(count)}</span>
      </b>
    </>
  )
}

/** Changes the number in the menu, which is outside every island. */
export function useChanges(count: number) {
  useEffect(() => {
    const box = document.getElementById(id)
    const [number, words] = box?.children ?? []
    if (!box || !number || !words) return
    box.hidden = count === 0
    number.textContent = String(count)
    words.textContent = wordsOf(count)
  }, [count])
}
