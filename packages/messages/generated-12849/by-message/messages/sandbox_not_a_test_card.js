/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sandbox_Not_A_Test_CardInputs */

const en_ca2_sandbox_not_a_test_card = /** @type {(inputs: Sandbox_Not_A_Test_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This is a trial card form: it takes test cards only. Please do not enter a real card.`)
};

const fr_ca2_sandbox_not_a_test_card = /** @type {(inputs: Sandbox_Not_A_Test_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce formulaire est un essai : il n’accepte que des cartes de test. N’y entrez pas de vraie carte.`)
};

/**
* | output |
* | --- |
* | "This is a trial card form: it takes test cards only. Please do not enter a real card." |
*
* @param {Sandbox_Not_A_Test_CardInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const sandbox_not_a_test_card = /** @type {((inputs?: Sandbox_Not_A_Test_CardInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sandbox_Not_A_Test_CardInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_sandbox_not_a_test_card(inputs)
	return en_ca2_sandbox_not_a_test_card(inputs)
});