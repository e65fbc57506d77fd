export { composeMails } from './composeMail';
export { mailBack } from './mailBack';
export { sendMail } from './uploadMail';
export { keepDraftFiles } from './draftFiles';
