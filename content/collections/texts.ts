import type { MemberId, PostId, ProjectId } from '../entries.ts'
import { article as cinqCompetences } from './articles/cinq-competences.ts'
import { article as clientPresse } from './articles/client-presse.ts'
import { article as grilleCss } from './articles/grille-css.ts'
import { article as logoGrandMere } from './articles/logo-grand-mere.ts'
import { article as sansAdjectifs } from './articles/sans-adjectifs.ts'
import { article as siteLent } from './articles/site-lent.ts'
import { text as aichaKone } from './members/aicha-kone.ts'
import { text as emileRouquette } from './members/emile-rouquette.ts'
import { text as fatouNdiaye } from './members/fatou-ndiaye.ts'
import { text as hugoCastel } from './members/hugo-castel.ts'
import { text as karimJaziri } from './members/karim-jaziri.ts'
import { text as leilaMansour } from './members/leila-mansour.ts'
import { text as nourHaddad } from './members/nour-haddad.ts'
import { text as paulVidal } from './members/paul-vidal.ts'
import { text as salmaTrabelsi } from './members/salma-trabelsi.ts'
import { text as sofianeGharbi } from './members/sofiane-gharbi.ts'
import { text as tomBessiere } from './members/tom-bessiere.ts'
import { text as yasmineBelhaj } from './members/yasmine-belhaj.ts'
import type { Article } from './posts.ts'
import { text as cafeDeLaJetee } from './projects/cafe-de-la-jetee.ts'
import { text as carrelagesTessellou } from './projects/carrelages-tessellou.ts'
import { text as citronConfit } from './projects/citron-confit.ts'
import { text as huilerieTroizolives } from './projects/huilerie-troizolives.ts'
import { text as jardinSauvage } from './projects/jardin-sauvage.ts'
import { text as lesBainsOndole } from './projects/les-bains-ondole.ts'
import { text as lesEtalsDuMatin } from './projects/les-etals-du-matin.ts'
import { text as medinaLofts } from './projects/medina-lofts.ts'
import type { ProjectText } from './projects.ts'
import type { MemberText } from './team.ts'

/*
 * The texts of the entries' own pages: many, and drawn by the server alone. Whatever a browser runs
 * names them behind `import.meta.env.SSR` only, so that none of them is downloaded as script.
 */

export const articles: Readonly<Record<PostId, Article>> = {
  'cinq-competences': cinqCompetences,
  'site-lent': siteLent,
  'logo-grand-mere': logoGrandMere,
  'sans-adjectifs': sansAdjectifs,
  'grille-css': grilleCss,
  'client-presse': clientPresse,
}

export const projectTexts: Readonly<Record<ProjectId, ProjectText>> = {
  'huilerie-troizolives': huilerieTroizolives,
  'les-bains-ondole': lesBainsOndole,
  'medina-lofts': medinaLofts,
  'citron-confit': citronConfit,
  'les-etals-du-matin': lesEtalsDuMatin,
  'jardin-sauvage': jardinSauvage,
  'carrelages-tessellou': carrelagesTessellou,
  'cafe-de-la-jetee': cafeDeLaJetee,
}

export const memberTexts: Readonly<Record<MemberId, MemberText>> = {
  'leila-mansour': leilaMansour,
  'hugo-castel': hugoCastel,
  'fatou-ndiaye': fatouNdiaye,
  'karim-jaziri': karimJaziri,
  'salma-trabelsi': salmaTrabelsi,
  'paul-vidal': paulVidal,
  'nour-haddad': nourHaddad,
  'emile-rouquette': emileRouquette,
  'yasmine-belhaj': yasmineBelhaj,
  'tom-bessiere': tomBessiere,
  'aicha-kone': aichaKone,
  'sofiane-gharbi': sofianeGharbi,
}
