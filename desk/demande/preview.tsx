import type { ComposerView } from '#server/http/desk/demande/request-view.ts'
import { ActForm, useRequest } from './request.tsx'

export function Preview({
  composer: { id, subject, text, template, filled },
  preview,
}: {
  composer: ComposerView
  preview: NonNullable<ComposerView['preview']>
}) {
  const { reference } = useRequest().view
  const fields = { id, subject, text, template }
  return (
    <>
      <article className="mail" aria-label="E-mail">
        <header>
          <p>
            <b dir="auto">{preview.subject}</b>
          </p>
          <p className="small muted">
            De <bdi>{preview.from}</bdi>
          </p>
          <p className="small muted">
            À <bdi>{preview.to}</bdi>
          </p>
        </header>
        <div>
          {preview.text.split(/\n{2,}/).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text have no other key
            <p key={index} className="typed" dir="auto">
              <Marked text={paragraph} words={filled} />
            </p>
          ))}
          {preview.quote && (
            <blockquote>
              <p className="small typed" dir="auto">
                {preview.quote}
              </p>
            </blockquote>
          )}
        </div>
        {filled.length > 0 && (
          <div className="bottom">
            <p>Souligné{'\u00a0'}: rempli par le modèle. Ce surlignage ne part pas.</p>
          </div>
        )}
      </article>
      <p className="small">
        Aucun traceur dans l’e-mail{'\u00a0'}: nous ne saurons pas s’il est ouvert, seulement s’il y
        a une réponse.
      </p>
      <ActForm act="repondre" own="composer">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="actions sending">
          <button
            type="submit"
            className="button"
            name="act"
            value="corriger"
            formAction={`/bureau/demandes/${reference}/repondre#repondre`}
          >
            Corriger
          </button>
          <button type="submit" className="button main-button" name="act" value="envoyer">
            Envoyer
          </button>
        </div>
      </ActForm>
    </>
  )
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text
  const any = words.map((word) => word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('|')
  return text.split(new RegExp(`(${any})`, 'u')).map((part, index) =>
    words.includes(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other key
      <span key={index} className="filled">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
