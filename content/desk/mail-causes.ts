/** Causes of a failed attempt to send a mail, with the words of the desk: whose fault it is, and what to do. */
export const mailCauseWords = {
  recipient:
    'le serveur du destinataire refuse cette adresse\u00a0: demandez-en une autre, par téléphone par exemple',
  accented:
    'l’adresse a un accent avant l’arobase, que ce serveur ne sait pas transmettre\u00a0: demandez-en une autre',
  some: 'remis à une partie des adresses\u00a0; les autres le recevront à un prochain essai',
  sender: 'notre serveur d’e-mail refuse notre adresse d’expédition, MAIL_FROM',
  login: 'notre serveur d’e-mail refuse l’identifiant ou le mot de passe de SMTP_URL',
  permission:
    'le serveur d’e-mail refuse que le site envoie ce message\u00a0: vérifiez SMTP_URL et MAIL_FROM',
  message: 'le serveur d’e-mail refuse le message lui-même, pas l’adresse',
  later: 'le serveur d’e-mail demande de réessayer plus tard',
  certificate: 'le certificat de notre serveur d’e-mail n’est pas reconnu',
  expired:
    'le certificat de notre serveur d’e-mail a expiré\u00a0: son hébergeur doit le renouveler',
  'other-name':
    'le certificat de notre serveur d’e-mail n’est pas valable pour le nom écrit dans SMTP_URL',
  closed: 'notre serveur d’e-mail refuse la connexion',
  'unknown-host': 'le nom de notre serveur d’e-mail est introuvable',
  slow: 'le serveur d’e-mail n’a pas répondu à temps',
  cut: 'la connexion au serveur d’e-mail a été coupée',
} as const

export type MailCause = keyof typeof mailCauseWords
