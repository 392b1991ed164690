// The mail server of the embedded backend: takes every mail, sends none on, and shows them on its inbox page.
import MailDev from 'maildev';

const { SMTP_PORT, MAIL_PORT, DATA_DIR = '' } = process.env;

process.on('disconnect', () => process.exit());

const maildev = new MailDev({
  smtp: Number(SMTP_PORT),
  web: Number(MAIL_PORT),
  ip: '127.0.0.1',
  webIp: '127.0.0.1',
  mailDirectory: `${DATA_DIR}/mails`,
  silent: true,
});
maildev.listen((error?: Error) => {
  if (error) throw error;
  process.send?.('ready');
});
