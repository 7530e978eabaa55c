/** What administrators did: power that leaves no trace is not trusted. */
import { isNumber, isRecord, isText } from '@signoria/kernel/json';
import type { DeedRow, Sanction } from '@signoria/protocol';
import { adminApi } from './api.ts';
import { useListing } from './deed.ts';
import { Listed, momentOf, nameOr } from './parts.tsx';
import { adminWords } from './text.ts';

/** The rest of the story: until when and why, or the new name. */
function detailOf({ what, detail }: DeedRow): string {
  if (what !== 'mute' && what !== 'ban') return what === 'rename' ? `→ ${detail}` : '';
  const sanction = sanctionIn(detail);
  if (sanction === null) return '';
  const { until, reason } = sanction;
  return adminWords.value.journal.sanction(until === null ? null : momentOf(until), reason);
}

function sanctionIn(detail: string): Sanction | null {
  const json: unknown = JSON.parse(detail);
  if (!isRecord(json) || !isText(json.reason)) return null;
  const { until, reason } = json;
  return until === null || isNumber(until) ? { until, reason } : null;
}

export function Journal() {
  const said = adminWords.value.journal;
  const list = useListing<DeedRow>(async (cursor) => {
    const { deeds, next } = await adminApi.deeds(cursor);
    return { items: deeds, next };
  }, []);
  return (
    <div class="admin-part">
      <p class="note">{said.lead}</p>
      <Listed
        list={list}
        none={said.none}
        row={(deed) => (
          <li key={deed.deed}>
            <span class="row-about">
              <span>
                <b>{nameOr(deed.by.name)}</b> {said.deeds[deed.what](deed.about)} {detailOf(deed)}
              </span>
              <small>{momentOf(deed.at)}</small>
            </span>
          </li>
        )}
      />
    </div>
  );
}
