/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Refusal_Past_Last_Call_NamedInputs */

const en_ca2_refusal_past_last_call_named = /** @type {(inputs: Refusal_Past_Last_Call_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`It is past the last call for ${i?.name}.`)
};

const fr_ca2_refusal_past_last_call_named = /** @type {(inputs: Refusal_Past_Last_Call_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} : l’heure des dernières commandes est passée.`)
};

/**
* | output |
* | --- |
* | "It is past the last call for {name}." |
*
* @param {Refusal_Past_Last_Call_NamedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_past_last_call_named = /** @type {((inputs: Refusal_Past_Last_Call_NamedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Past_Last_Call_NamedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_past_last_call_named(inputs)
	return en_ca2_refusal_past_last_call_named(inputs)
});