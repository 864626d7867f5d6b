/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Doubt_Prices_Without_ScheduleInputs */

const en_ca2_finding_doubt_prices_without_schedule = /** @type {(inputs: Finding_Doubt_Prices_Without_ScheduleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This has no effect without a price schedule.`)
};

const fr_ca2_finding_doubt_prices_without_schedule = /** @type {(inputs: Finding_Doubt_Prices_Without_ScheduleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`C’est sans effet sans un horaire de prix.`)
};

/**
* | output |
* | --- |
* | "This has no effect without a price schedule." |
*
* @param {Finding_Doubt_Prices_Without_ScheduleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_prices_without_schedule = /** @type {((inputs?: Finding_Doubt_Prices_Without_ScheduleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Prices_Without_ScheduleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_prices_without_schedule(inputs)
	return en_ca2_finding_doubt_prices_without_schedule(inputs)
});