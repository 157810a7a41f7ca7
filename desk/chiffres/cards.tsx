import { formatMoney } from '#quotes/money.ts'
import type { Figures } from '#server/leads/figures/figures.ts'
import { counted, duration, number, share } from './figures-words.ts'

interface Props {
  figures: Figures
}

/** @param lines sentences; those that do not apply are left out */
function Card({
  title,
  big,
  lines,
}: {
  title: string
  big?: { figure: string; unit: string } | false
  lines: readonly (string | false)[]
}) {
  return (
    <section className="card">
      <h2>{title}</h2>
      {big && (
        <p className="big">
          {big.figure} <small>{big.unit}</small>
        </p>
      )}
      <div className="lines">{lines.map((line) => line && <p key={line}>{line}</p>)}</div>
    </section>
  )
}

export function AnswerCard({ figures: { median, worst, inTime, due, late, pending } }: Props) {
  return (
    <Card
      title="Première réponse, médiane"
      big={median !== null && { figure: duration(median), unit: 'ouvrées' }}
      lines={[
        median === null && 'Aucune réponse sur cette période.',
        due > 0 &&
          `${counted(inTime, 'réponse', 'réponses')} sur ${number(due)} sous un jour ouvré (${share(inTime, due)}).`,
        worst !== null && `La plus longue\u00a0: ${duration(worst)} ouvrées.`,
        late > 0 && `Promesse dépassée, sans réponse\u00a0: ${number(late)}.`,
        pending > 0 && `Encore dans le délai, sans réponse\u00a0: ${number(pending)}.`,
      ]}
    />
  )
}

export function QuotesCard({ figures: { quotes } }: Props) {
  const { sent, accepted, withdrawn, sums } = quotes
  const title = 'Devis acceptés'
  if (sent === 0) return <Card title={title} lines={['Aucun devis envoyé sur cette période.']} />
  return (
    <Card
      title={title}
      big={{ figure: number(accepted), unit: `sur ${counted(sent, 'envoyé', 'envoyés')}` }}
      lines={[
        ...sums.map(({ currency, ...sum }) => {
          const [agreed, all] = [sum.accepted, sum.sent].map((net) => formatMoney(net, currency))
          return `${agreed}\u00a0HT acceptés sur ${all}\u00a0HT.`
        }),
        withdrawn > 0 && `Rétractés ensuite, non comptés\u00a0: ${number(withdrawn)}.`,
      ]}
    />
  )
}

export function ClosedCard({ figures: { received, won, lost } }: Props) {
  const title = 'Gagnées et perdues'
  if (received === 0) return <Card title={title} lines={['Aucune demande sur cette période.']} />
  const open = received - won - lost
  return (
    <Card
      title={title}
      big={{ figure: number(won), unit: won > 1 ? 'gagnées' : 'gagnée' }}
      lines={[
        `${counted(lost, 'perdue', 'perdues')}, ${counted(open, 'encore ouverte', 'encore ouvertes')}, sur ${counted(received, 'demande reçue', 'demandes reçues')}.`,
      ]}
    />
  )
}
