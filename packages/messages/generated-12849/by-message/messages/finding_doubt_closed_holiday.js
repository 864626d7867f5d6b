/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Doubt_Closed_HolidayInputs */

const en_ca2_finding_doubt_closed_holiday = /** @type {(inputs: Finding_Doubt_Closed_HolidayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This has no effect: another row closes that day.`)
};

const fr_ca2_finding_doubt_closed_holiday = /** @type {(inputs: Finding_Doubt_Closed_HolidayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`C’est sans effet, car une autre ligne ferme ce jour-là.`)
};

/**
* | output |
* | --- |
* | "This has no effect: another row closes that day." |
*
* @param {Finding_Doubt_Closed_HolidayInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_closed_holiday = /** @type {((inputs?: Finding_Doubt_Closed_HolidayInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Closed_HolidayInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_closed_holiday(inputs)
	return en_ca2_finding_doubt_closed_holiday(inputs)
});