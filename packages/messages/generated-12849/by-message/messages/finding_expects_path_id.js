/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_Path_IdInputs */

const en_ca2_finding_expects_path_id = /** @type {(inputs: Finding_Expects_Path_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`the id of a path`)
};

const fr_ca2_finding_expects_path_id = /** @type {(inputs: Finding_Expects_Path_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`l’identifiant d’un chemin`)
};

/**
* | output |
* | --- |
* | "the id of a path" |
*
* @param {Finding_Expects_Path_IdInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_path_id = /** @type {((inputs?: Finding_Expects_Path_IdInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_Path_IdInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_path_id(inputs)
	return en_ca2_finding_expects_path_id(inputs)
});