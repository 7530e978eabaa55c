/** iCalendar (RFC 5545), as much of it as a list of deadlines needs. Pure. */

export interface Deadline {
  /** What it is about, so that a program knows it again when its time has changed. */
  readonly uid: string;
  readonly at: number;
  readonly summary: string;
  readonly url: string;
}

interface Calendar {
  readonly name: string;
  readonly now: number;
  readonly deadlines: readonly Deadline[];
}

export function calendarText({ name, now, deadlines }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Signoria//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...deadlines.flatMap((deadline) => eventLines(deadline, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A moment, not a span: it takes up nobody's afternoon. */
function eventLines({ uid, at, summary, url }: Deadline, now: number): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@signoria`,
    `DTSTAMP:${moment(now)}`,
    `DTSTART:${moment(at)}`,
    `SUMMARY:${escaped(summary)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** `20261118T021500Z`. */
function moment(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
}

const LONGEST = 75; // bytes of a line, its beginning included

/** What is longer goes on in the next line, behind a space; no letter is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > LONGEST) {
      parts.push(part);
      [part, bytes] = ['', 1];
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}
