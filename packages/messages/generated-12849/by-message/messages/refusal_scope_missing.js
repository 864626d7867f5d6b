/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ scope: NonNullable<unknown> }} Refusal_Scope_MissingInputs */

const en_ca2_refusal_scope_missing = /** @type {(inputs: Refusal_Scope_MissingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This key may not do this: it doesn’t have the scope ${i?.scope}.`)
};

const fr_ca2_refusal_scope_missing = /** @type {(inputs: Refusal_Scope_MissingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Cette clé ne permet pas de faire cela : il lui manque la portée ${i?.scope}.`)
};

/**
* | output |
* | --- |
* | "This key may not do this: it doesn’t have the scope {scope}." |
*
* @param {Refusal_Scope_MissingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_scope_missing = /** @type {((inputs: Refusal_Scope_MissingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Scope_MissingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_scope_missing(inputs)
	return en_ca2_refusal_scope_missing(inputs)
});