/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Scope_Missing_AnyInputs */

const en_ca2_refusal_scope_missing_any = /** @type {(inputs: Refusal_Scope_Missing_AnyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This key may not do this.`)
};

const fr_ca2_refusal_scope_missing_any = /** @type {(inputs: Refusal_Scope_Missing_AnyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette clé ne permet pas de faire cela.`)
};

/**
* | output |
* | --- |
* | "This key may not do this." |
*
* @param {Refusal_Scope_Missing_AnyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_scope_missing_any = /** @type {((inputs?: Refusal_Scope_Missing_AnyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Scope_Missing_AnyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_scope_missing_any(inputs)
	return en_ca2_refusal_scope_missing_any(inputs)
});