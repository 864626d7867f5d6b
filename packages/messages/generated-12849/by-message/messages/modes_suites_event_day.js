/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Modes_Suites_Event_DayInputs */

const en_ca2_modes_suites_event_day = /** @type {(inputs: Modes_Suites_Event_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On the day`)
};

const fr_ca2_modes_suites_event_day = /** @type {(inputs: Modes_Suites_Event_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le jour même`)
};

/**
* | output |
* | --- |
* | "On the day" |
*
* @param {Modes_Suites_Event_DayInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_suites_event_day = /** @type {((inputs?: Modes_Suites_Event_DayInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_Suites_Event_DayInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_suites_event_day(inputs)
	return en_ca2_modes_suites_event_day(inputs)
});