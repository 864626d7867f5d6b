/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Operator_Event_DayInputs */

const en_ca2_operator_event_day = /** @type {(inputs: Operator_Event_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The event’s day`)
};

const fr_ca2_operator_event_day = /** @type {(inputs: Operator_Event_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jour de l’événement`)
};

/**
* | output |
* | --- |
* | "The event’s day" |
*
* @param {Operator_Event_DayInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const operator_event_day = /** @type {((inputs?: Operator_Event_DayInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Operator_Event_DayInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_operator_event_day(inputs)
	return en_ca2_operator_event_day(inputs)
});