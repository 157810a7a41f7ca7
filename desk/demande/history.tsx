import { dayAt, formatHour, formatNamedDay } from '#quotes/dates.ts'
import { useRequest } from './request.tsx'

export function History() {
  const { history, same } = useRequest().view
  return (
    <section>
      <h2>Historique</h2>
      <ol className="timeline">
        {history.map(({ words, text, isMail, isMain, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two events may have the same time and words
          <li key={`${at} ${words} ${index}`}>
            {isMain ? <b>{words}</b> : <span>{words}</span>}
            {text !== undefined && !isMail && (
              <span>
                {'\u00a0: «\u00a0'}
                <bdi className="typed">{text}</bdi>
                {'\u00a0»'}
              </span>
            )}{' '}
            <span className="muted small">{`${formatNamedDay(dayAt(at))}, ${formatHour(at)}`}</span>{' '}
            {text !== undefined && isMail && (
              <details>
                <summary>La relire</summary>
                <p className="typed" dir="auto">
                  {text}
                </p>
              </details>
            )}
          </li>
        ))}
      </ol>
      {same.length > 0 && (
        <>
          <h2>Même personne</h2>
          <ul className="small">
            {same.map(({ reference, words }) => (
              <li key={reference}>
                <a href={`/bureau/demandes/${reference}`}>{reference}</a>, {words}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
