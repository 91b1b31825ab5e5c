import { machinePlans } from '../workshop/machine-plans.ts'
import { charts } from '../workshop/machines.ts'
import type { Screen } from '../workshop/screens.ts'
import type { StoryRecord } from '../workshop/story-record.ts'
import { machineStateSum, type StateSum, screenStateSum } from './map-sum.ts'
import css from './ScreenMap.module.css'

function SumLine({ of, sum: { all, shown, waived, missing } }: { of: string; sum: StateSum }) {
  return (
    <li>
      {of}: <strong>{all}</strong>, из них с историей {shown}, без истории по письменной причине {waived}, без истории и
      причины {missing}.
    </li>
  )
}

/** The whole map in figures, and how to read it. */
export function MapLead({ screens, stories }: { screens: readonly Screen[]; stories: readonly StoryRecord[] }) {
  const served = screens.filter(({ isServed }) => isServed).length
  const shown = stories.filter(({ title }) => title.startsWith('Экраны/')).length
  return (
    <div className={css.lead}>
      <ul className={css.sums}>
        <li>
          Адресов в таблице маршрутов: <strong>{screens.length}</strong>, приложение отдаёт {served}, ещё нет{' '}
          {screens.length - served}. Историй экранов: {shown}.
        </li>
        <SumLine of="Состояний экранов" sum={screenStateSum(screens)} />
        <SumLine of="Состояний машин за ними" sum={machineStateSum(charts, machinePlans, stories)} />
      </ul>
      <p>
        На картинках компьютер в светлой теме и телефон в тёмной, какими их приняла последняя сверка. Наведите указатель
        или дойдите клавишей Tab, и на месте картинки оживёт сама история в теме с панели сверху.
      </p>
    </div>
  )
}
