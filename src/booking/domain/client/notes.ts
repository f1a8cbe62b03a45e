/** Returns the client's notes with the cancellation reason as the last line. */
export function withCancellationReason(notes: string | null, reason: string | null): string | null {
  if (reason === null) return notes;
  return [notes, formatReasonLine(reason)].filter((line) => line !== null).join('\n');
}

/** Returns the client's part of the displayed notes. An editor sends back all that it was shown. */
export function withoutCancellationReason(displayed: string | null, reason: string | null): string | null {
  if (displayed === null || reason === null) return displayed;
  const reasonLine = formatReasonLine(reason);
  return displayed.endsWith(reasonLine) ? displayed.slice(0, -reasonLine.length).trimEnd() || null : displayed;
}

const formatReasonLine = (reason: string) => `Cancellation reason: ${reason}`;
