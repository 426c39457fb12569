import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { isBotLevel } from '../../../play/levels.ts';
import { AllSymbols } from '../../../games/looks.tsx';
import { sizesOf, soloLevel } from '../../../games/options.ts';
import { coloursFor } from '../../../games/seats.ts';
import type { MatchSummary } from '../../../server/api/answers.ts';
import { Button } from '../../components/Button.tsx';
import { ColourChoice } from '../../components/ColourChoice.tsx';
import { Choices } from '../../shell/Choices.tsx';
import { OptionFields } from '../../shell/OptionFields.tsx';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { Sheet } from '../../shell/Sheet.tsx';
import { AloneNotes } from '../../solo/AloneNotes.tsx';
import { NameForm } from '../account/NameForm.tsx';
import { WhenKnown } from '../WhenKnown.tsx';
import { call } from '../api.ts';
import { Problem } from '../Problem.tsx';
import { durationWords } from '../time/units.ts';
import { useCall } from '../useCall.ts';
import { GameChoice, PlayersChoice } from './GameChoices.tsx';
import * as styles from './NewMatch.module.css';
import { OnlineBest } from './OnlineBest.tsx';
import { OtherSeats } from './OtherSeats.tsx';
import { metaOf, PACES, type Plan, planFrom, recallPlan, rememberPlan, TURN_TIMES, VISIBILITIES } from './plan.ts';

/** A table of one's own, asked as the game's meta says. */
export function NewMatch() {
  const { t } = useTranslation('online');
  return (
    <WhenKnown>
      {({ account }) => (
        <Sheet narrow>
          <AllSymbols />
          <PageHeading title={t('lobby.newMatch.title')} />
          {account ? (
            <>
              <p>{t('lobby.newMatch.lead')}</p>
              <PlanForm />
            </>
          ) : (
            <NameForm lead={t('lobby.newMatch.name')} onDone={() => document.querySelector('h1')?.focus()} />
          )}
        </Sheet>
      )}
    </WhenKnown>
  );
}

function PlanForm() {
  const { t } = useTranslation('online');
  const [, navigate] = useLocation();
  const { busy, problem, run } = useCall();
  const [plan, setPlan] = useState(recallPlan);
  const meta = metaOf(plan.game);
  const level = soloLevel(meta, plan.options);
  const change = (wish: Partial<Plan>) => setPlan(planFrom({ ...plan, ...wish }));
  const open = async () => {
    rememberPlan(plan);
    const { others, ...match } = plan;
    const { id } = await call<MatchSummary>('POST', '/api/matches', { ...match, bots: others.filter(isBotLevel) });
    navigate(`/match/${id}`);
  };
  const fields = (
    <OptionFields
      key={plan.game}
      meta={meta}
      options={plan.options}
      onChange={(chosen) => change({ options: { ...plan.options, ...chosen } })}
    />
  );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void run(open);
      }}
    >
      <GameChoice value={plan.game} onChange={(game) => change({ game })} />
      <PlayersChoice sizes={sizesOf(meta)} value={plan.players} onChange={(players) => change({ players })} />
      {level === null ? (
        fields
      ) : (
        <div>
          {fields}
          <AloneNotes>
            <OnlineBest game={plan.game} level={level} />
          </AloneNotes>
        </div>
      )}
      {plan.players > 1 && <Terms plan={plan} onChange={change} />}
      <div className={styles.colour}>
        <h2>{t('lobby.newMatch.colour')}</h2>
        <ColourChoice
          label={t('lobby.newMatch.colour')}
          game={meta.id}
          colours={coloursFor(meta, plan.players, plan.options)}
          value={plan.colour}
          onChange={(value) => change({ colour: value })}
        />
      </div>
      <Button type="submit" kind="primary" icon="play" size="large" aria-disabled={busy}>
        {t('lobby.newMatch.open')}
      </Button>
      <Problem text={problem} />
    </form>
  );
}

interface TermsProps {
  readonly plan: Plan;
  readonly onChange: (wish: Partial<Plan>) => void;
}

/** What there is to agree on between several. */
function Terms({ plan, onChange: change }: TermsProps) {
  const { t } = useTranslation('online');
  return (
    <>
      <OtherSeats levels={metaOf(plan.game).bots} value={plan.others} onChange={(others) => change({ others })} />
      <Choices
        legend={t('lobby.newMatch.visibility')}
        hint={t(`lobby.newMatch.visibilityHints.${plan.visibility}`)}
        options={VISIBILITIES.map((value) => ({ value, label: t(`lobby.newMatch.visibilities.${value}`) }))}
        value={plan.visibility}
        onChange={(visibility) => change({ visibility })}
      />
      <Choices
        legend={t('lobby.newMatch.pace')}
        hint={t(`paceHints.${plan.pace}`)}
        options={PACES.map((value) => ({ value, label: t(`paces.${value}`) }))}
        value={plan.pace}
        onChange={(pace) => change({ pace })}
      />
      {plan.pace === 'relaxed' && <TurnTime value={plan.turnMs} onChange={(turnMs) => change({ turnMs })} />}
      <label className={styles.rated}>
        <input
          type="checkbox"
          checked={plan.isRated}
          disabled={plan.others.some(isBotLevel)}
          onChange={({ currentTarget }) => change({ isRated: currentTarget.checked })}
        />
        <span>
          {t('lobby.newMatch.rated')}
          <small>{t(plan.others.some(isBotLevel) ? 'lobby.newMatch.unratedHint' : 'lobby.newMatch.ratedHint')}</small>
        </span>
      </label>
    </>
  );
}

interface TurnTimeProps {
  readonly value: Plan['turnMs'];
  readonly onChange: (turnMs: Plan['turnMs']) => void;
}

/** How long one may take for a turn before a bot plays it. */
function TurnTime({ value, onChange }: TurnTimeProps) {
  const { t, i18n } = useTranslation('online');
  return (
    <Choices
      legend={t('lobby.newMatch.turnTime')}
      hint={t(value === null ? 'lobby.newMatch.noLimitHint' : 'lobby.newMatch.limitHint')}
      options={TURN_TIMES.map((turnMs) => ({
        value: turnMs ?? 0,
        label: turnMs === null ? t('lobby.newMatch.noLimit') : durationWords(turnMs, i18n.language),
      }))}
      value={value ?? 0}
      onChange={(turnMs) => onChange(turnMs === 0 ? null : turnMs)}
    />
  );
}
