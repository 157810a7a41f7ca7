import type { ReactNode } from 'react'
import type { FollowDrawing, ViewOf } from '#server/http/follow/drawing.ts'
import { AcceptedPage } from './accepte.tsx'
import { ConfirmPage } from './accepter.tsx'
import { ClosedPage } from './clos.tsx'
import { CorrectPage } from './corriger.tsx'
import { QuotePage } from './devis.tsx'
import { DataPage } from './donnees.tsx'
import { ErasedPage, ErasePage } from './effacer.tsx'
import { focused } from './field.tsx'
import { NoticePage, UnknownPage } from './inconnu.tsx'
import { Layout } from './layout.tsx'
import { BaseContext, ContractOnly } from './links.tsx'
import { ReceivedPage } from './recue.tsx'
import { WithdrawnPage } from './renonce.tsx'
import { WithdrawPage } from './renoncer.tsx'
import { CheckPage } from './verifier.tsx'
import { plateOf } from './words.ts'

export interface Frame {
  base: string | null
  alert: string | null
  /** Whether the link opens only a contract, without the client's data. */
  isContractOnly?: boolean
}

interface Page<View> {
  Body(props: { view: View }): ReactNode
  title(view: View): string
  plate?(view: View): string
}

const closedTitles = {
  expired: 'Ce devis n’est plus valable',
  declined: 'Vous avez refusé ce devis',
  replaced: 'Ce devis a été remplacé',
}

const plateOfQuote = (view: Pick<ViewOf<'devis'>, 'number' | 'content'>) =>
  plateOf(view.number, view.content)

const pages: { [Name in FollowDrawing['page']]: Page<ViewOf<Name>> } = {
  recue: {
    Body: ReceivedPage,
    title: ({ isRequest }) =>
      isRequest ? 'Votre demande est bien arrivée' : 'Votre message est bien arrivé',
    plate: ({ reference }) => `Demande ${reference}`,
  },
  devis: { Body: QuotePage, title: () => 'Votre devis est prêt', plate: plateOfQuote },
  verifier: {
    Body: CheckPage,
    title: ({ errors }) =>
      `${Object.keys(errors).length > 0 ? 'À corriger\u00a0: ' : ''}Étape 1 sur 2, vérifier`,
    plate: plateOfQuote,
  },
  accepter: { Body: ConfirmPage, title: () => 'Étape 2 sur 2, accepter', plate: plateOfQuote },
  accepte: { Body: AcceptedPage, title: () => 'Devis accepté', plate: plateOfQuote },
  clos: { Body: ClosedPage, title: ({ kind }) => closedTitles[kind], plate: plateOfQuote },
  renoncer: {
    Body: WithdrawPage,
    title: () => 'Renoncer au contrat',
    plate: ({ number, signed }) => plateOf(number, signed),
  },
  renonce: {
    Body: WithdrawnPage,
    title: () => 'Rétractation reçue',
    plate: ({ number, signed }) => plateOf(number, signed),
  },
  donnees: { Body: DataPage, title: () => 'Mes données', plate: ({ plate }) => plate },
  corriger: { Body: CorrectPage, title: () => 'Corriger mes données' },
  effacer: { Body: ErasePage, title: () => 'Effacer mes données' },
  efface: { Body: ErasedPage, title: () => 'Vos données sont effacées' },
  inconnu: { Body: UnknownPage, title: () => 'Ce lien ne fonctionne plus' },
  avis: { Body: NoticePage, title: ({ title }) => title },
}

const pageOf = ({ page }: FollowDrawing) => pages[page] as Page<FollowDrawing['view']>

/** Names the quote or the request, because a client may open several. */
export function titleOf(drawing: FollowDrawing): string {
  const { title, plate } = pageOf(drawing)
  return plate ? `${title(drawing.view)} (${plate(drawing.view)})` : title(drawing.view)
}

export function FollowPage({ drawing, frame }: { drawing: FollowDrawing; frame: Frame }) {
  const { Body, plate } = pageOf(drawing)
  return (
    <BaseContext value={frame.base}>
      <ContractOnly value={frame.isContractOnly ?? false}>
        <Layout plate={plate?.(drawing.view) ?? null}>
          {frame.alert !== null && (
            <p className="alert" role="alert" {...focused}>
              {frame.alert}
            </p>
          )}
          <Body view={drawing.view} />
        </Layout>
      </ContractOnly>
    </BaseContext>
  )
}
