import { formatInstant } from '#quotes/dates.ts'
import type { ViewOf } from '#server/http/follow/drawing.ts'
import { useContent } from './content.ts'
import { Field } from './field.tsx'
import { PostForm, Submit } from './links.tsx'

type QuestionForm = ViewOf<'recue'>['question']

export interface About {
  number: string
  version: number
}

export function Question({ question, about }: { question: QuestionForm; about: About | null }) {
  const { sentences } = useContent()
  return (
    <div className="ask">
      <Waiting question={question} />
      <Form
        question={question}
        about={about}
        heading="Poser une question"
        label="Votre question"
        hint={`Réponse par e-mail, ${sentences.answerTime}. Le devis reste valable pendant ce temps.`}
        send="Envoyer ma question"
      />
      <Sent question={question} />
    </div>
  )
}

export function WordToAdd({
  question,
  about,
  heading,
  invitation,
}: {
  question: QuestionForm
  about: About | null
  heading: string
  invitation: string
}) {
  const isOpen = question.error !== null || question.text !== ''
  return (
    <aside className="reminder ground-ombre" id="poser" aria-label={heading}>
      <h2 className="small">{heading}</h2>
      <Waiting question={question} />
      <p>{invitation}</p>
      <details open={isOpen}>
        <summary className="second">Ajouter un mot</summary>
        <Form question={question} about={about} label="Votre message" send="Envoyer" />
      </details>
      <Sent question={question} />
    </aside>
  )
}

function Form({
  question: { id, text, error },
  about,
  heading,
  label,
  hint,
  send,
}: {
  question: QuestionForm
  about: About | null
  heading?: string
  label: string
  hint?: string
  send: string
}) {
  return (
    <PostForm to="/question" hidden={hiddenOf(id, about)}>
      {heading && <h2>{heading}</h2>}
      <Field
        name="question"
        label={label}
        value={text}
        error={error}
        {...(hint && { hint })}
        isLong
        required
      />
      <p>
        <Submit>{send}</Submit>
      </p>
    </PostForm>
  )
}

export function Waiting({ question: { waitsSince, timeZone } }: { question: QuestionForm }) {
  const { sentences } = useContent()
  if (waitsSince === null) return null
  return (
    <p className="quoted" role="status" id="envoye" tabIndex={-1}>
      {`Votre message du ${formatInstant(waitsSince, timeZone)} est bien parti. Réponse par e-mail, ${sentences.answerTime}.`}
    </p>
  )
}

function Sent({ question: { asked, timeZone } }: { question: QuestionForm }) {
  if (asked.length === 0) return null
  return (
    <div className="folds">
      <details>
        <summary>{`Vos messages envoyés d’ici (${asked.length})`}</summary>
        {asked.map(({ at, text: words }) => (
          <p key={`${at} ${words}`} className="typed">
            <b>{formatInstant(at, timeZone)}</b>
            {'\n'}
            <bdi>{words}</bdi>
          </p>
        ))}
      </details>
    </div>
  )
}

export function AskForAnother({ question, about }: { question: QuestionForm; about: About }) {
  const words = `Je souhaite un devis à jour, à la place du devis ${about.number}, version\u00a0${about.version}.`
  return (
    <PostForm
      to="/question"
      className="row"
      hidden={{ ...hiddenOf(question.id, about), question: words }}
    >
      <Submit className="button">Demander un devis à jour</Submit>
    </PostForm>
  )
}

function hiddenOf(id: string, about: About | null) {
  return {
    id,
    ...(about && { devis: about.number, version: String(about.version) }),
  }
}
