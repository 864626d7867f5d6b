/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ times: NonNullable<unknown>, max: NonNullable<unknown> }} Finding_Fault_Too_Many_TimesInputs */

const en_ca2_finding_fault_too_many_times = /** @type {(inputs: Finding_Fault_Too_Many_TimesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The hours and the shortest interval make about ${i?.times} times to choose from. At most ${i?.max} can be offered: fewer days, or longer intervals.`)
};

const fr_ca2_finding_fault_too_many_times = /** @type {(inputs: Finding_Fault_Too_Many_TimesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Les heures et l’intervalle le plus court font environ ${i?.times} heures à choisir. Le maximum est de ${i?.max}, avec moins de jours ou des intervalles plus longs.`)
};

/**
* | output |
* | --- |
* | "The hours and the shortest interval make about {times} times to choose from. At most {max} can be offered: fewer days, or longer intervals." |
*
* @param {Finding_Fault_Too_Many_TimesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_fault_too_many_times = /** @type {((inputs: Finding_Fault_Too_Many_TimesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Fault_Too_Many_TimesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_fault_too_many_times(inputs)
	return en_ca2_finding_fault_too_many_times(inputs)
});