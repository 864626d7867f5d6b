/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Move_Not_PossibleInputs */

const en_ca2_refusal_move_not_possible = /** @type {(inputs: Refusal_Move_Not_PossibleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The order can’t do that from where it stands.`)
};

const fr_ca2_refusal_move_not_possible = /** @type {(inputs: Refusal_Move_Not_PossibleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La commande ne peut pas faire cela dans son état actuel.`)
};

/**
* | output |
* | --- |
* | "The order can’t do that from where it stands." |
*
* @param {Refusal_Move_Not_PossibleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_move_not_possible = /** @type {((inputs?: Refusal_Move_Not_PossibleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Move_Not_PossibleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_move_not_possible(inputs)
	return en_ca2_refusal_move_not_possible(inputs)
});