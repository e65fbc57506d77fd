/** What another extension does (spec 2 §4, dialog-info). */
export type Presence = 'available' | 'ringing' | 'busy';
