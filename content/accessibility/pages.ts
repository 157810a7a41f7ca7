import accessibilite from './pages/accessibilite.json' with { type: 'json' }
import accueil from './pages/accueil.json' with { type: 'json' }
import apercus from './pages/apercus.json' with { type: 'json' }
import article from './pages/article.json' with { type: 'json' }
import blog from './pages/blog.json' with { type: 'json' }
import blogGrid from './pages/blog-grid.json' with { type: 'json' }
import comingSoon from './pages/coming-soon.json' with { type: 'json' }
import contactezNous from './pages/contactez-nous.json' with { type: 'json' }
import devis from './pages/devis.json' with { type: 'json' }
import expertises from './pages/expertises.json' with { type: 'json' }
import grille from './pages/grille.json' with { type: 'json' }
import mentionsLegal from './pages/mentions-legal.json' with { type: 'json' }
import pageIntrouvable from './pages/page-introuvable.json' with { type: 'json' }
import planDuSite from './pages/plan-du-site.json' with { type: 'json' }
import portfolioOne from './pages/portfolio-one.json' with { type: 'json' }
import portfolioTwo from './pages/portfolio-two.json' with { type: 'json' }
import prix from './pages/prix.json' with { type: 'json' }
import questionsFrequentes from './pages/questions-frequentes.json' with { type: 'json' }
import quiSommesNous from './pages/qui-sommes-nous.json' with { type: 'json' }
import service from './pages/service.json' with { type: 'json' }
import singleBlog from './pages/single-blog.json' with { type: 'json' }
import singlePortfolio from './pages/single-portfolio.json' with { type: 'json' }
import singleTeam from './pages/single-team.json' with { type: 'json' }
import suiviAccepte from './pages/suivi-accepte.json' with { type: 'json' }
import suiviDevis from './pages/suivi-devis.json' with { type: 'json' }
import suiviDonnees from './pages/suivi-donnees.json' with { type: 'json' }
import suiviRecue from './pages/suivi-recue.json' with { type: 'json' }
import suiviRefuse from './pages/suivi-refuse.json' with { type: 'json' }
import suiviRenonce from './pages/suivi-renonce.json' with { type: 'json' }
import suiviRenoncer from './pages/suivi-renoncer.json' with { type: 'json' }
import suiviVerifier from './pages/suivi-verifier.json' with { type: 'json' }
import team from './pages/team.json' with { type: 'json' }
import testimonial from './pages/testimonial.json' with { type: 'json' }

/** One page of the sample, as its file has it. A verdict is a state and the names of its evidence: `C axe tab`. */
export interface AuditedPage {
  page: string
  name: string
  audited: string
  verdicts: Readonly<Record<string, string>>
  /** Kinds of elements that the page had on that day (e2e/built/accessibility.test.ts). */
  kinds: readonly string[]
}

/** The sample: one page of each template of the site, and the client's page in its states. */
export const auditedPages: readonly AuditedPage[] = [
  accueil,
  contactezNous,
  mentionsLegal,
  accessibilite,
  grille,
  planDuSite,
  devis,
  apercus,
  expertises,
  service,
  prix,
  blog,
  blogGrid,
  article,
  singleBlog,
  portfolioOne,
  portfolioTwo,
  singlePortfolio,
  team,
  singleTeam,
  quiSommesNous,
  questionsFrequentes,
  testimonial,
  pageIntrouvable,
  comingSoon,
  suiviRecue,
  suiviDevis,
  suiviVerifier,
  suiviAccepte,
  suiviRefuse,
  suiviRenoncer,
  suiviRenonce,
  suiviDonnees,
]
