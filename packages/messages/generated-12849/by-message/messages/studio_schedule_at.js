/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Schedule_AtInputs */

const en_ca2_studio_schedule_at = /** @type {(inputs: Studio_Schedule_AtInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Date and time at the restaurant`)
};

const fr_ca2_studio_schedule_at = /** @type {(inputs: Studio_Schedule_AtInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Date et heure au restaurant`)
};

/**
* | output |
* | --- |
* | "Date and time at the restaurant" |
*
* @param {Studio_Schedule_AtInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_schedule_at = /** @type {((inputs?: Studio_Schedule_AtInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Schedule_AtInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_schedule_at(inputs)
	return en_ca2_studio_schedule_at(inputs)
});