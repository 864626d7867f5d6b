/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Finding_Doubt_Opens_All_DayInputs */

const en_ca2_finding_doubt_opens_all_day = /** @type {(inputs: Finding_Doubt_Opens_All_DayInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This opens and closes at the same time, ${i?.time}: it is open for 24 hours.`)
};

const fr_ca2_finding_doubt_opens_all_day = /** @type {(inputs: Finding_Doubt_Opens_All_DayInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`L’ouverture et la fermeture sont à la même heure (${i?.time}) ; c’est ouvert pendant 24 heures.`)
};

/**
* | output |
* | --- |
* | "This opens and closes at the same time, {time}: it is open for 24 hours." |
*
* @param {Finding_Doubt_Opens_All_DayInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_opens_all_day = /** @type {((inputs: Finding_Doubt_Opens_All_DayInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Opens_All_DayInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_opens_all_day(inputs)
	return en_ca2_finding_doubt_opens_all_day(inputs)
});