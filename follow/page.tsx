import { AcceptedPage } from './accepte.tsx'
import { ConfirmPage } from './accepter.tsx'
import { ClosedPage } from './clos.tsx'
import { CorrectPage } from './corriger.tsx'
import { QuotePage } from './devis.tsx'
import { DataPage } from './donnees.tsx'
import { ErasedPage, ErasePage } from './effacer.tsx'
import { NoticePage, UnknownPage } from './inconnu.tsx'
import { Layout } from './layout.tsx'
import { BaseContext } from './links.tsx'
import { ReceivedPage } from './recue.tsx'
import { WithdrawnPage } from './renonce.tsx'
import { WithdrawPage } from './renoncer.tsx'
import { CheckPage } from './verifier.tsx'
import type { FollowDrawing, Frame } from './views.ts'
import { plateOf } from './words.ts'

const closedTitles = {
  expired: 'Ce devis n’est plus valable',
  declined: 'Vous avez refusé ce devis',
  replaced: 'Ce devis a été remplacé',
}

export function titleOf(drawing: FollowDrawing): string {
  switch (drawing.page) {
    case 'recue':
      return drawing.view.isRequest
        ? 'Votre demande est bien arrivée'
        : 'Votre message est bien arrivé'
    case 'devis':
      return 'Votre devis est prêt'
    case 'verifier':
      return `${Object.keys(drawing.view.errors).length > 0 ? 'À corriger\u00a0: ' : ''}Étape 1 sur 2, vérifier`
    case 'accepter':
      return 'Étape 2 sur 2, accepter'
    case 'accepte':
      return 'Devis accepté'
    case 'clos':
      return closedTitles[drawing.view.kind]
    case 'renoncer':
      return 'Renoncer au contrat'
    case 'renonce':
      return 'Rétractation reçue'
    case 'donnees':
      return 'Mes données'
    case 'corriger':
      return 'Corriger mes données'
    case 'effacer':
      return 'Effacer mes données'
    case 'efface':
      return 'Vos données sont effacées'
    case 'inconnu':
      return 'Ce lien ne fonctionne plus'
    case 'avis':
      return drawing.view.title
  }
}

function plate(drawing: FollowDrawing): string | null {
  switch (drawing.page) {
    case 'recue':
      return `Demande ${drawing.view.reference}`
    case 'devis':
    case 'verifier':
    case 'accepter':
    case 'accepte':
    case 'clos':
      return plateOf(drawing.view.number, drawing.view.content)
    case 'renoncer':
    case 'renonce':
      return plateOf(drawing.view.number, drawing.view.signed)
    case 'donnees':
      return drawing.view.plate
    default:
      return null
  }
}

export function FollowPage({ drawing, frame }: { drawing: FollowDrawing; frame: Frame }) {
  return (
    <BaseContext value={frame.base}>
      <Layout plate={plate(drawing)}>
        {frame.alert !== null && (
          <p className="alert" role="alert">
            {frame.alert}
          </p>
        )}
        <Shown drawing={drawing} />
      </Layout>
    </BaseContext>
  )
}

function Shown({ drawing: { page, view } }: { drawing: FollowDrawing }) {
  switch (page) {
    case 'recue':
      return <ReceivedPage view={view} />
    case 'devis':
      return <QuotePage view={view} />
    case 'verifier':
      return <CheckPage view={view} />
    case 'accepter':
      return <ConfirmPage view={view} />
    case 'accepte':
      return <AcceptedPage view={view} />
    case 'clos':
      return <ClosedPage view={view} />
    case 'renoncer':
      return <WithdrawPage view={view} />
    case 'renonce':
      return <WithdrawnPage view={view} />
    case 'donnees':
      return <DataPage view={view} />
    case 'corriger':
      return <CorrectPage view={view} />
    case 'effacer':
      return <ErasePage view={view} />
    case 'efface':
      return <ErasedPage view={view} />
    case 'inconnu':
      return <UnknownPage view={view} />
    case 'avis':
      return <NoticePage view={view} />
  }
}
