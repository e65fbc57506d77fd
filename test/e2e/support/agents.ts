/** How an agent of the sandbox signs in. */
export interface Credentials {
  login: string;
  password: string;
  fullName: string;
}

/** Mode F: a switch for each queue; may configure; up to eight conversations. */
export const ANA: Credentials = { login: 'ana', password: 'ana123', fullName: 'Ana Souza' };

/** Neither F nor T: one switch for all queues; may not configure. */
export const BRUNO: Credentials = { login: 'bruno', password: 'bruno123', fullName: 'Bruno Lima' };

/** Mode T: in all queues from the start. */
export const CARLA: Credentials = { login: 'carla', password: 'carla123', fullName: 'Carla Mendes' };
