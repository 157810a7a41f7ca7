import './editor.css'
import type { FocusEvent } from 'react'
import { LinkForm } from './link-form.tsx'
import { PictureForm } from './picture-form.tsx'
import { Toolbar } from './toolbar.tsx'
import { useArticle } from './use-article.ts'
import type { EditorProps } from './use-editor.ts'

export function ArticleEditor(props: EditorProps) {
  const { host, shown, said, open, ...acts } = useArticle(props)
  const { choose, move, remove, link, unlink, put, undoLast, close } = acts
  const { id, 'aria-labelledby': labelledBy, onLeave } = props

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) onLeave()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that repeats the label
    <div className="editor" role="group" aria-labelledby={labelledBy} onBlur={leave}>
      <div className="editor-tools">
        {shown && (
          <Toolbar
            shown={shown}
            controls={id}
            open={open}
            onChoose={choose}
            onMove={move}
            onRemove={remove}
          />
        )}
        {open === 'picture' && shown && (
          <PictureForm
            key={shown.index}
            id={`${id}-image`}
            block={shown.picture}
            onPut={put}
            onClose={close}
          />
        )}
        {open === 'link' && shown && (
          <LinkForm
            key={shown.to}
            id={`${id}-lien`}
            to={shown.to}
            isLink={shown.kind === 'link'}
            onLink={link}
            onUnlink={unlink}
            onClose={close}
          />
        )}
        <p className="small editor-said" role="status">
          {said && (
            <span key={said.words}>
              {said.words}{' '}
              {said.canUndo && (
                <button type="button" className="as-link" onClick={undoLast}>
                  Annuler
                </button>
              )}
            </span>
          )}
        </p>
      </div>
      <div ref={host} />
    </div>
  )
}
