/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Tab_Limit_ReachedInputs */

const en_ca2_refusal_tab_limit_reached = /** @type {(inputs: Refusal_Tab_Limit_ReachedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This would go over the limit of the suite’s tab.`)
};

const fr_ca2_refusal_tab_limit_reached = /** @type {(inputs: Refusal_Tab_Limit_ReachedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La limite de la note de la loge serait dépassée.`)
};

/**
* | output |
* | --- |
* | "This would go over the limit of the suite’s tab." |
*
* @param {Refusal_Tab_Limit_ReachedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_tab_limit_reached = /** @type {((inputs?: Refusal_Tab_Limit_ReachedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Tab_Limit_ReachedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_tab_limit_reached(inputs)
	return en_ca2_refusal_tab_limit_reached(inputs)
});