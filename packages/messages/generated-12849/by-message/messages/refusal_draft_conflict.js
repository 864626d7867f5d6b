/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Draft_ConflictInputs */

const en_ca2_refusal_draft_conflict = /** @type {(inputs: Refusal_Draft_ConflictInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Somebody changed this meanwhile. Choose which value stays.`)
};

const fr_ca2_refusal_draft_conflict = /** @type {(inputs: Refusal_Draft_ConflictInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Quelqu’un a modifié cet élément entre-temps. Choisissez la valeur à garder.`)
};

/**
* | output |
* | --- |
* | "Somebody changed this meanwhile. Choose which value stays." |
*
* @param {Refusal_Draft_ConflictInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_draft_conflict = /** @type {((inputs?: Refusal_Draft_ConflictInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Draft_ConflictInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_draft_conflict(inputs)
	return en_ca2_refusal_draft_conflict(inputs)
});