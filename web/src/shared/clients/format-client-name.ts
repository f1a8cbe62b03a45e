/** Returns the name of a booking's client, which is blank once the client was erased. */
export const formatClientName = ({ client_name }: { client_name: string }): string => client_name || 'Erased client';
