/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Owner_Without_AccountInputs */

const en_ca2_suite_owner_without_account = /** @type {(inputs: Suite_Owner_Without_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No owner with an account yet`)
};

const fr_ca2_suite_owner_without_account = /** @type {(inputs: Suite_Owner_Without_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucun propriétaire ayant un compte pour l’instant`)
};

/**
* | output |
* | --- |
* | "No owner with an account yet" |
*
* @param {Suite_Owner_Without_AccountInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_owner_without_account = /** @type {((inputs?: Suite_Owner_Without_AccountInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Owner_Without_AccountInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_owner_without_account(inputs)
	return en_ca2_suite_owner_without_account(inputs)
});