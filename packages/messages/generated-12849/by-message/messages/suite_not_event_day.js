/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Not_Event_DayInputs */

const en_ca2_suite_not_event_day = /** @type {(inputs: Suite_Not_Event_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The suite’s tab takes orders on the day of the event.`)
};

const fr_ca2_suite_not_event_day = /** @type {(inputs: Suite_Not_Event_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La note de la loge prend les commandes le jour de l’événement.`)
};

/**
* | output |
* | --- |
* | "The suite’s tab takes orders on the day of the event." |
*
* @param {Suite_Not_Event_DayInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_not_event_day = /** @type {((inputs?: Suite_Not_Event_DayInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Not_Event_DayInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_not_event_day(inputs)
	return en_ca2_suite_not_event_day(inputs)
});