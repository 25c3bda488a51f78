import type { RefObject } from 'react'
import { useNavigation } from 'react-router'
import {
  type Decision,
  type ModerationKind,
  type ModerationState,
  needsReason,
} from '../../../core/moderation/moderation.ts'
import type { EarlierDecision } from '../../../db/moderation/earlier-decisions.ts'
import { reasonForm } from '../../../core/moderation/moderation-form.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Panel } from '../../ui/panel.tsx'
import { ClaimBar } from './claim-bar.tsx'
import { DecisionForm } from './decision-form.tsx'
import { EarlierDecisions } from './earlier-decisions.tsx'
import { decisionNames } from './moderation-text.ts'
import { ReasonNote } from './reason-note.tsx'

interface DecisionPanelProps {
  item: { kind: ModerationKind; state: ModerationState; reason: string | null; version: number; recipeVersion: number }
  earlier: ReadonlyArray<EarlierDecision>
  sayable: ReadonlyArray<Decision>
  claim: { name: string; isMine: boolean } | null
  isUnsent: boolean
  answer: FormAnswer | undefined
  formRef: RefObject<HTMLFormElement | null>
  onSend: () => void
}

/** Shows who has claimed the item, the earlier decisions, and the decision form. */
export function DecisionPanel({
  item,
  earlier,
  sayable,
  claim,
  isUnsent,
  answer,
  formRef,
  onSend,
}: DecisionPanelProps) {
  const { props, fields } = useServerForm({ schema: reasonForm, answer })
  const { state: sending } = useNavigation()
  return (
    <Panel aria-labelledby="decision-title" className="xl:order-first">
      <h2 id="decision-title" className="mb-4 text-h3">
        Decision
      </h2>
      {item.state === 'open' && (
        <div className="mb-4 border-b border-line pb-4">
          <ClaimBar claim={claim} formId={props.id} />
        </div>
      )}
      {item.state === 'changes-requested' && (
        <p className="mb-4">
          <strong>Not resubmitted yet.</strong>
          {isUnsent && ' The author is editing it. You can approve it once it is resubmitted.'}
        </p>
      )}
      {earlier.length > 0 ? (
        <EarlierDecisions decisions={earlier} />
      ) : (
        item.reason && <ReasonNote reason={item.reason} label="Earlier decision" />
      )}
      {sayable.length > 0 ? (
        <div className="mt-4">
          <DecisionForm
            formProps={props}
            formRef={formRef}
            buttons={sayable.map((value) => ({ value, label: decisionNames[value], look: looks[value] }))}
            versions={{ version: item.version, recipeVersion: item.recipeVersion }}
            reason={sayable.some(needsReason) ? { field: fields.reason, hint: hints[item.kind] } : null}
            isSending={sending === 'submitting'}
            onSend={onSend}
          />
        </div>
      ) : (
        <p className="text-ink-soft">No open decision.</p>
      )}
    </Panel>
  )
}

const looks = {
  approve: 'primary',
  'request-changes': 'secondary',
  reject: 'danger',
  dismiss: 'primary',
  withdraw: 'danger',
} as const

const hints: Record<ModerationKind, string> = {
  recipe: 'The author will see it. Required unless you approve.',
  revision: 'The author will see it. Required unless you approve.',
  report: 'The author will see it. Required to withdraw the recipe.',
}
