import type { ReactNode } from 'react'
import { motifs } from '#art/motifs.ts'
import { pigments } from '#art/pigments.ts'
import { toInline } from '#art/svg.ts'
import { Wall } from '#art/wall.ts'
import { contactToasts } from '#content/forms/form-messages.ts'
import { seo } from '#content/pages/tarifs/seo.ts'
import { contactForm } from '#forms/contact.ts'
import { searchDoors } from '../../drawn/index.ts'
import { Crash } from '../../layout/crash.tsx'
import { PageBanner } from '../../layout/page-banner.tsx'
import { FormOutcome } from '../../lead-form/form-outcome.tsx'
import type { Outcome } from '../../lead-form/sender.ts'
import { showToast } from '../../lead-form/toast.ts'
import { Counter } from '../../sections/counter.tsx'
import { Stars } from '../../sections/stars.tsx'
import { Accordion } from '../../ui/accordion.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { Plate } from '../../ui/plate.tsx'
import { SocialLinks } from '../../ui/social-links.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { CurrencySwitch } from '../tarifs/currency/currency-switch.tsx'
import { PackCards } from '../tarifs/packs/pack-cards.tsx'
import './atelier.css'
import '../tarifs/tarifs.css'
import '../../sections/testimonials.css'

export const meta = () => [{ title: 'Atelier | Graaand' }]

const grounds = ['bleu', 'encre', 'vert', 'soleil', 'corail', 'rose', 'ombre', 'card'] as const
const ratings = [1, 2, 3, 4, 5] as const
const values = { name: 'Claire Benali', email: '', phone: '', message: '' }
const outcomes: Outcome[] = [
  {
    status: 'refused',
    form: contactForm.name,
    errors: { email: 'Email is required.', phone: 'Phone is required.' },
    values,
  },
  { status: 'accepted', form: contactForm.name, reference: 'GR-7K2M' },
  {
    status: 'failed',
    form: contactForm.name,
    message: 'Nous n’avons pas pu garder votre message. Appelez-nous.',
    values,
  },
  { status: 'unreachable' },
]

/** Every brick in each of its states; exists in development only (app/routes.ts). */
export default function AtelierPage() {
  return (
    <div className="atelier section">
      <h1>Atelier</h1>

      <Bench title="Pigments">
        {Object.entries(pigments).map(([name, value]) => (
          <figure key={name}>
            <Sample svg={toInline(new Wall(1, 1).block(0, 0, 1, 1, value).draw())} />
            <figcaption>
              {name} {value}
            </figcaption>
          </figure>
        ))}
      </Bench>

      <Bench title="Motifs">
        {(Object.keys(motifs) as (keyof typeof motifs)[]).map((name) => (
          <figure key={name}>
            <Sample svg={drawMotif(name)} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Bench>

      <Bench title="Textes">
        <h2>Titre de section</h2>
        <h3>Titre de carte</h3>
        <p>
          Texte courant, avec <a href="#contenu">un lien</a>.
        </p>
      </Bench>

      {grounds.map((ground) => (
        <Bench key={ground} title={`Sur ${ground}`} className={`ground-${ground}`}>
          <Plate>Plaque de rue</Plate>
          <ButtonLink to="/devis">Repos</ButtonLink>
          <Button type="button" busy>
            Chargement...
          </Button>
          <TextLink to="/devis">Voir les tarifs</TextLink>
          <SocialLinks />
          <Stars rating={4} />
        </Bench>
      ))}

      <Bench title="Étoiles et compteur">
        {ratings.map((rating) => (
          <Stars key={rating} rating={rating} />
        ))}
        <p>
          <Counter value={98} suffix="%" />
        </p>
      </Bench>

      <Bench title="Champs">
        <TextField id="a-rest" label="Repos" placeholder="Votre nom" />
        <TextField id="a-filled" label="Rempli" defaultValue="Claire Benali" />
        <TextField id="a-hint" label="Avec une aide" hint="Une phrase qui aide." optional />
        <TextField id="a-error" label="Erreur" hint="Toujours là." error="L'email est requis." />
        <TextField id="a-english" label="Erreur anglaise" error="Email is required." />
        <SelectField id="a-select" label="Liste">
          <option value="">Choisissez un service</option>
          <option value="Création de site web">Création de site web</option>
        </SelectField>
        <SelectField
          id="a-select-error"
          label="Liste, erreur"
          error="Veuillez sélectionner un service."
        >
          <option value="">Choisissez un service</option>
        </SelectField>
        <TextArea id="a-text" label="Texte" placeholder="Votre métier, vos clients…" />
        <TextArea id="a-text-error" label="Texte, erreur" error="Veuillez décrire votre projet." />
      </Bench>

      <Bench title="Après l’envoi">
        {outcomes.map((outcome) => (
          <div key={outcome.status} className="form">
            <FormOutcome
              outcome={outcome}
              confirmation={{
                title: 'C’est bien arrivé.',
                next: 'Réponse en général sous un jour ouvré.',
              }}
              sending={false}
            />
          </div>
        ))}
      </Bench>

      <Bench title="Messages">
        <Button type="button" onClick={() => showToast('success', contactToasts.accepted)}>
          Succès
        </Button>
        <Button type="button" onClick={() => showToast('error', contactToasts.failed)}>
          Échec
        </Button>
      </Bench>

      <Bench title="Accordéon">
        <Accordion
          name="atelier"
          items={['Première', 'Deuxième', 'Troisième'].map((title) => ({
            title: `${title} question, un peu longue pour tenir sur une ligne\u00a0?`,
            body: <p>Une réponse courte, puis une autre phrase.</p>,
          }))}
        />
      </Bench>

      <Bench title="Packs, avec le choix de la fréquence que nulle page ne montre">
        <CurrencySwitch />
        <PackCards list={seo} doors={searchDoors} withToggle />
      </Bench>

      <Bench title="Bandeaux">
        <PageBanner path="/devis" />
        <PageBanner path="/contactez-nous" />
      </Bench>

      <Bench title="Panne">
        <Crash />
      </Bench>
    </div>
  )
}

interface BenchProps {
  title: string
  className?: string
  children: ReactNode
}

function Bench({ title, className, children }: BenchProps) {
  return (
    <section className={className}>
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  )
}

function Sample({ svg }: { svg: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own code
  return <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
}

function drawMotif(name: keyof typeof motifs) {
  const wall = new Wall(1, 1).tile(0, 0, name, ['bleu', 'soleil', 'corail'], { ground: 'ombre' })
  return toInline(wall.draw())
}
