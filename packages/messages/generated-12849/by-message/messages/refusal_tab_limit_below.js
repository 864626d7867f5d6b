/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Tab_Limit_BelowInputs */

const en_ca2_refusal_tab_limit_below = /** @type {(inputs: Refusal_Tab_Limit_BelowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The tab is already above this limit.`)
};

const fr_ca2_refusal_tab_limit_below = /** @type {(inputs: Refusal_Tab_Limit_BelowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La note dépasse déjà cette limite.`)
};

/**
* | output |
* | --- |
* | "The tab is already above this limit." |
*
* @param {Refusal_Tab_Limit_BelowInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_tab_limit_below = /** @type {((inputs?: Refusal_Tab_Limit_BelowInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Tab_Limit_BelowInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_tab_limit_below(inputs)
	return en_ca2_refusal_tab_limit_below(inputs)
});